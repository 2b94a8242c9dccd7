! Claim: an element passed for an array of explicit shape stands for the rest of its column. Source: Fortran 2018 §15.5.2.11
program columns
  implicit none
  integer :: k
  real :: a(16, 10)
  a = 1.0
  !$omp parallel do !@ RACE_FREE
  do k = 1, 10
    call norm(16, a(1, k))
  end do
  print *, sum(a)
end program columns

subroutine norm(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n)
  integer :: i
  do i = 1, n
    x(i) = x(i) * 2.0
  end do
end subroutine norm
