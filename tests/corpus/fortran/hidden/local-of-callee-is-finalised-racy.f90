! Claim: a local object is finalised where its procedure returns early. Source: Fortran 2018 §7.5.6.3
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
  subroutine work(k, x)
    integer, intent(in) :: k
    integer, intent(inout) :: x
    type(res) :: r
    r%id = k
    x = r%id
    if (k > 3) return
    x = 0
  end subroutine work
end module fin

program main
  use fin
  implicit none
  integer :: i, x(10)
  x = 0
  !$omp parallel do !@ RACE
  do i = 1, 10
    call work(i, x(i))
  end do
  print *, sum(x), gone
end program main
