! Claim: a procedure that its module keeps private is not the one that a user of two modules calls. Source: Fortran 2018 §8.6.1, §19.5.1.4
module counted
  implicit none
  integer :: calls = 0
contains
  subroutine store(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    calls = calls + 1 !@ race(calls)
    v(i) = i
  end subroutine store
end module counted
module plain
  implicit none
  private
  public :: twice
contains
  subroutine store(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    v(i) = i
  end subroutine store
  subroutine twice(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    call store(v, i)
    v(i) = 2 * v(i)
  end subroutine twice
end module plain
program main
  use counted
  use plain
  implicit none
  integer :: v(20), i
  !$omp parallel do !@ RACE
  do i = 1, 20
    call store(v, i)
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call twice(v, i)
  end do
  print *, v, calls
end program main
