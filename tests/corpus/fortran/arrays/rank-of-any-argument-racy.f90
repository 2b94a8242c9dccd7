! Claim: in a block of select rank columns of one array are told from each other. Source: Fortran 2018 §11.1.10
subroutine shift(a)
  implicit none
  real, intent(inout) :: a(..)
  integer :: i
  select rank (b => a)
  rank (2)
    !$omp parallel do !@ RACE
    do i = 2, size(b, 2)
      b(1, i) = b(1, i - 1) !@ race
    end do
  rank default
    print *, 'no such array'
  end select
end subroutine
