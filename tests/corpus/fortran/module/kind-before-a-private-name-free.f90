! Claim: a kind or a length before the colons of a private declaration is not what is private. Source: Fortran 2018 §8.5.2, §8.2
module widths
  implicit none
  integer, parameter :: wp = 8, n = 20
  real(wp), private :: scratch
  character(n), private :: line
end module widths

subroutine fill(a)
  use widths
  implicit none
  real(wp), intent(inout) :: a(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n - 10
    a(i) = a(i + 10)
  end do
end subroutine fill
