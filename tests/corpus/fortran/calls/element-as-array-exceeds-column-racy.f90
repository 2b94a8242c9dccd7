! Claim: the dummy array is longer than the column and reaches into the next one. Source: Fortran 2018 §15.5.2.11
program columns
  implicit none
  integer :: k
  real :: a(16, 10)
  a = 1.0
  !$omp parallel do !@ RACE
  do k = 1, 9
    call norm(17, a(1, k))
  end do
  print *, sum(a)
end program columns

subroutine norm(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  do i = 1, n
    x(i) = x(i) * 2.0 !@ race(x)
  end do
end subroutine norm
