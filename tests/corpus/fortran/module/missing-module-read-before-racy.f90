! Claim: what is read in serial code of a module that is not found excuses no race behind it. Source: Fortran 2018 §10.1.1, §14.2.2; OpenMP 5.2 §1.4.1
subroutine relax(n, a, b)
  use site_settings, only: rank_of_site, steps_of_site
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, intent(in) :: b(n)
  real :: weight
  integer :: i
  weight = 0.5
  if (rank_of_site == 0) weight = 0.25 + steps_of_site
  !$omp parallel do !@ RACE
  do i = 2, n
    a(i) = weight * (a(i-1) + b(i)) !@ race(a)
  end do
end subroutine relax
