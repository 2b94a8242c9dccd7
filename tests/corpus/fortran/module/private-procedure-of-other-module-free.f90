! Claim: what a module keeps private does not replace what another module shows: only the private procedure counts its calls, and nobody calls it. Source:
! Fortran 2018 §8.6.1, §19.5.1.4
module counted
  implicit none
contains
  subroutine store(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    v(i) = i
  end subroutine store
end module counted
module plain
  implicit none
  private
  integer :: calls = 0
  public :: twice, count_store, total
contains
  subroutine store(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    calls = calls + 1
    v(i) = i
  end subroutine store
  subroutine count_store(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    call store(v, i)
  end subroutine count_store
  integer function total()
    total = calls
  end function total
  subroutine twice(v, i)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: i
    v(i) = i
    v(i) = 2 * v(i)
  end subroutine twice
end module plain
program main
  use counted
  use plain
  implicit none
  integer :: v(20), i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call store(v, i)
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call twice(v, i)
  end do
  print *, v
end program main
