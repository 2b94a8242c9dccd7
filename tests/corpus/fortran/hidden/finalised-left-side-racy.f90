! Claim: the left side of an intrinsic assignment is finalised first. Source: Fortran 2018 §7.5.6.3 p1
module fin
  implicit none
  integer :: gone = 0
  type :: res
    integer :: id = 0
  contains
    final :: done
  end type res
contains
  impure elemental subroutine done(r)
    type(res), intent(inout) :: r
    gone = gone + 1 !@ race(gone)
  end subroutine done
end module fin

program main
  use fin
  implicit none
  type(res) :: r(10), one
  integer :: i
  one%id = 4
  !$omp parallel do !@ RACE
  do i = 1, 10
    r(i) = one
  end do
  print *, sum(r%id), gone
end program main
