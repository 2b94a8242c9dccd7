! Claim: what is read in serial code of a type that is not found changes nothing that the region uses. Source: Fortran 2018 §10.1.1, §14.2.2
subroutine relax(n, a, b, flags)
  use site_settings, only: settings
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, intent(in) :: b(n)
  type(settings), intent(in) :: flags
  integer :: i
  if (flags%steps == 0 .and. flags%inner%mode > 1) return
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    a(i) = a(i) + b(i)
  end do
end subroutine relax
