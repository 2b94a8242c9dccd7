! Claim: a variable that a statement makes private is known in its module alone; by its name a user means the one of another module.
! Source: Fortran 2018 §8.6.1
module table
  implicit none
  integer :: total(20) = 0
end module table
module tools
  implicit none
  integer :: total = 0
  private :: total
contains
  subroutine note(i)
    integer, intent(in) :: i
    total = total + i !@ race(total)
  end subroutine note
end module tools
program main
  use table
  use tools
  implicit none
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    total(i) = total(i) + i
  end do
  !$omp parallel do !@ RACE
  do i = 1, 20
    call note(i)
  end do
  print *, total
end program main
