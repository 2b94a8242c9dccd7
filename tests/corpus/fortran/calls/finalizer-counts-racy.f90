! Claim: a local object is finalized at the end of the callee, by a subroutine that counts. Source: Fortran 2018 §7.5.6
module fin
  implicit none
  type :: token
    integer :: k = 0
  contains
    final :: done
  end type token
  integer :: finished = 0
contains
  subroutine done(t)
    type(token), intent(inout) :: t
    finished = finished + 1 !@ race(finished)
    t%k = 0
  end subroutine done
  subroutine use_token(i, r)
    integer, intent(in) :: i
    integer, intent(out) :: r
    type(token) :: t
    t%k = i
    r = t%k
  end subroutine use_token
end module fin

program main
  use fin
  implicit none
  integer :: i, r(8)
  !$omp parallel do !@ RACE
  do i = 1, 8
    call use_token(i, r(i))
  end do
  print *, sum(r), finished
end program main
