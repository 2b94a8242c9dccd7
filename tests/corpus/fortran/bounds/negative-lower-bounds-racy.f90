! Claim: a halo column is another thread's own column. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine halo(l, n, depth, a)
  implicit none
  integer, intent(in) :: l, n, depth
  real, intent(inout) :: a(-l:n, -depth:n)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE
  do j = 0, n
    do i = -l, n
      a(i, j) = a(i, j) + a(i, j - 1) !@ race(a)
    end do
  end do
end subroutine halo
