! Claim: what a name means that a module may give of which there are two is not known. Source: Fortran 2018 §19.2. This is bad input.
module m
  implicit none
  integer :: k(10)
end module m

module m !@ message(syntax)
  implicit none
  integer :: k
contains
  subroutine fill
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, 10
      k = i !@ race(k)
    end do
  end subroutine fill
end module m

program p
  use m, only: k
  implicit none
  integer :: i
  !$omp parallel do !@ UNKNOWN(unmodelled-statement)
  do i = 1, 10
    k(i) = 1
  end do
end program p
