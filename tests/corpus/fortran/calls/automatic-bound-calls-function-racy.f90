! Claim: the bounds of an automatic array are evaluated on entry, with what they call. Source: Fortran 2018 §10.1.11
module ab
  implicit none
  integer :: asked = 0
contains
  pure integer function need(k)
    integer, intent(in) :: k
    need = k + asked !@ race(asked)
  end function need
  subroutine work(k, r)
    integer, intent(in) :: k
    integer, intent(out) :: r
    integer :: w(need(k))
    w = 1
    r = size(w)
    asked = 0 !@ race(asked)
  end subroutine work
end module ab

program main
  use ab
  implicit none
  integer :: i, r(6)
  !$omp parallel do !@ RACE
  do i = 1, 6
    call work(i, r(i))
  end do
  print *, r
end program main
