! Claim: flush may name an array: an assignment to an element is no statement of a file. Source: Fortran 2018 §12.9 (R1228), §10.2.1.1; OpenMP 5.2 §1.4.1
program main
  implicit none
  integer :: flush(10), t(10), i
  t = 1
  !$omp parallel do !@ RACE
  do i = 1, 10
    if (i > 2) flush(1) = max(t(i), 3) !@ race(flush)
    t(i) = i
  end do
  print *, flush
end program main
