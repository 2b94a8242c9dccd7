! Claim: lower bounds that are inputs do not bring columns together. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

subroutine halo(l, n, depth, a)
  implicit none
  integer, intent(in) :: l, n, depth
  real, intent(inout) :: a(-l:n, -depth:n)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 0, n
    do i = -l, n
      a(i, j) = a(i, j) + a(i, -1)
    end do
  end do
end subroutine halo
