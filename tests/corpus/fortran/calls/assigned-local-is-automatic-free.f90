! Claim: a local variable that a statement assigns is new for each call. Source: Fortran 2018 §8.5.16; OpenMP 5.2 §5.1.2
module gen
  implicit none
contains
  integer function next(seed)
    integer, intent(in) :: seed
    integer :: calls
    calls = 0
    calls = calls + 1
    next = seed + calls
  end function next
end module gen

program main
  use gen
  implicit none
  integer :: i, r(10)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    r(i) = next(i)
  end do
  print *, sum(r)
end program main
