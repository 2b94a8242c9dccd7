! Claim: an assignment to an element of an array of the host is no statement function, also where it is the first statement.
! Source: Fortran 2018 §15.6.4, §19.5.1.4
module store
  implicit none
  integer :: table(20) = 0, last = 1
contains
  subroutine note(i)
    integer, intent(in) :: i
    table(last) = i !@ race(table)
  end subroutine note
  subroutine keep(i)
    integer, intent(in) :: i
    table(i) = i
  end subroutine keep
end module store
program main
  use store
  implicit none
  integer :: own(20), i, k
  k = 3
  own = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    call note(i)
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call keep(i)
  end do
  !$omp parallel do !@ RACE
  do i = 1, 20
    call inner(i)
  end do
  print *, table, own
contains
  subroutine inner(i)
    integer, intent(in) :: i
    own(k) = i !@ race(own)
  end subroutine inner
end program main
