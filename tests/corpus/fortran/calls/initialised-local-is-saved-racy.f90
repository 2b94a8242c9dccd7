! Claim: a local variable with an initialisation is saved, one for all calls. Source: Fortran 2018 §8.4 (p3), §8.5.16
module gen
  implicit none
contains
  integer function next(seed)
    integer, intent(in) :: seed
    integer :: calls = 0
    calls = calls + 1 !@ race(calls)
    next = seed + calls !@ race(calls)
  end function next
end module gen

program main
  use gen
  implicit none
  integer :: i, r(10)
  !$omp parallel do !@ RACE
  do i = 1, 10
    r(i) = next(i)
  end do
  print *, size(r)
end program main
