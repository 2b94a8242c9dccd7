! Claim: a kind or a length before the colons of a private declaration is not what is private: the loop goes on beyond the shift. Source: Fortran 2018 §8.5.2, §8.2
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
  !$omp parallel do !@ RACE
  do i = 1, n - 9
    a(i) = a(i + 9) !@ race
  end do
end subroutine fill
