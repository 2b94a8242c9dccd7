! Claim: entries share the saved variables of their procedure. Source: Fortran 2018 §15.6.2.6, §8.5.16
module counters
  implicit none
contains
  subroutine count_up(k)
    integer, intent(in) :: k
    integer, save :: calls = 0
    calls = k
    return
  entry count_down()
    calls = calls - 1 !@ race(calls)
  end subroutine count_up
end module counters

program main
  use counters
  implicit none
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 10
    call count_down
  end do
end program main
