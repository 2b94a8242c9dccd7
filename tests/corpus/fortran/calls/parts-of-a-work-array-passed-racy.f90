! Claim: threads that each pass neighbouring parts of one array write what another one reads: each call alone keeps the rule for dummy arguments.
! Source: Fortran 2018 §15.5.2.13 (argument association)
module levels
  implicit none
  double precision :: store(100000)
contains
  subroutine copy(m, from, to)
    integer, intent(in) :: m
    double precision, intent(in) :: from(m)
    double precision, intent(out) :: to(m)
    integer :: i
    do i = 1, m
      to(i) = from(i) !@ race(from)
    end do
  end subroutine copy

  subroutine all
    integer :: k
    !$omp parallel do !@ RACE
    do k = 1, 9
      call copy(10, store(10 * k + 1), store(10 * k + 11))
    end do
  end subroutine all
end module levels
