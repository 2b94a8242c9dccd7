! Claim: with an object its components are finalised. Source: Fortran 2018 §7.5.6.2
module fin
  implicit none
  integer :: gone = 0
  type :: res
    integer :: id = 0
  contains
    final :: done
  end type res
  type :: holder
    type(res) :: r
  end type holder
contains
  subroutine done(r)
    type(res), intent(inout) :: r
    gone = gone + 1 !@ race(gone)
  end subroutine done
end module fin

program main
  use fin
  implicit none
  integer :: i, x(10)
  !$omp parallel do !@ RACE
  do i = 1, 10
    block
      type(holder) :: h
      h%r%id = i
      x(i) = h%r%id
    end block
  end do
  print *, sum(x), gone
end program main
