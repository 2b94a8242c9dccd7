! Claim: a renamed module variable is the same variable; it has the name that the line uses. Source: Fortran 2018 §14.2.2
module state
  implicit none
  integer :: counter = 0
end module state

program main
  use state, only: seen => counter
  implicit none
  integer :: i, counter(10)
  counter = 0
  !$omp parallel do !@ RACE
  do i = 1, 10
    counter(i) = i
    seen = seen + 1 !@ race
  end do
  print *, seen, sum(counter)
end program main
