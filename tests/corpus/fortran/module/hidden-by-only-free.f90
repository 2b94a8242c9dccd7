! Claim: a name that use does not take over is a variable of the program. Source: Fortran 2018 §14.2.2, §8.7
module state
  implicit none
  integer :: work = 0, size_of = 10
end module state

program main
  use state, only: size_of
  implicit none
  integer :: i, work, r(10)
  !$omp parallel do private(work) !@ RACE_FREE
  do i = 1, size_of
    work = i * 2
    r(i) = work
  end do
  print *, sum(r)
end program main
