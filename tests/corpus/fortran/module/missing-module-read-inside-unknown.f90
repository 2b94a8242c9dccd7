! Claim: nobody knows what a name of a module that is not found reads in a region. Source: gap unmodelled-expression
subroutine relax(n, a)
  use site_settings, only: weight_of_site
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$omp parallel do !@ UNKNOWN(unmodelled-expression)
  do i = 1, n
    a(i) = weight_of_site * a(i)
  end do
end subroutine relax
