! Claim: the variable of the associated loop is private: the program's own is not written by the threads.
! Source: OpenMP 5.2 §5.1.1. Output: differs without OpenMP
program behind
  implicit none
  integer :: i, a(10)
  i = -1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(i) = i
  end do
  print *, sum(a)
end program behind
