! Claim: of an allocatable array of any rank it is not followed which elements there are. Source: Fortran 2018 §11.1.10
subroutine fill(a)
  implicit none
  real, allocatable, intent(inout) :: a(..)
  integer :: i
  select rank (a)
  rank (1)
    !$omp parallel do !@ UNKNOWN(unmodelled-statement)
    do i = 1, size(a)
      a(i) = i
    end do
  rank default
    print *, 'no such array'
  end select
end subroutine
