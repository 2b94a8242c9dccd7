! Claim: the same without the private clause allocates one shared variable. Source: OpenMP 5.2 §5.1.1; Fortran 2018 §9.7.1
! Output: undefined
subroutine per_row(n, m, r)
  implicit none
  integer, intent(in) :: n, m
  integer, intent(out) :: r(n)
  integer, allocatable :: buf(:)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, n
    allocate (buf(m)) !@ race(buf)
    buf = i !@ race(buf)
    r(i) = sum(buf) !@ race(buf)
    deallocate (buf) !@ race(buf)
  end do
end subroutine per_row
