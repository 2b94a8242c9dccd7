! Claim: the result of a function is finalised when its value has been used. Source: Fortran 2018 §7.5.6.3 p5
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
  function make(k) result(r)
    integer, intent(in) :: k
    type(res) :: r
    r%id = k
  end function make
  integer function id_of(r)
    type(res), intent(in) :: r
    id_of = r%id
  end function id_of
end module fin

program main
  use fin
  implicit none
  integer :: i, x(10)
  !$omp parallel do !@ RACE
  do i = 1, 10
    x(i) = id_of(make(i))
  end do
  print *, sum(x), gone
end program main
