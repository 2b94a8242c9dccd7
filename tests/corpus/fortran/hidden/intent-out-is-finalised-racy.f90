! Claim: an argument for intent(out) is finalised. Source: Fortran 2018 §7.5.6.3 p7
module fin
  implicit none
  integer :: gone = 0
  type :: res
    integer :: id = 0
  contains
    final :: done
  end type res
contains
  subroutine done(r)
    type(res), intent(inout) :: r
    gone = gone + 1 !@ race(gone)
  end subroutine done
  subroutine make(r, k)
    type(res), intent(out) :: r
    integer, intent(in) :: k
    r%id = k
  end subroutine make
end module fin

program main
  use fin
  implicit none
  type(res) :: r(10)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 10
    call make(r(i), i)
  end do
  print *, sum(r%id), gone
end program main
