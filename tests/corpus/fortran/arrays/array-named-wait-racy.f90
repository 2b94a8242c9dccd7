! Claim: wait may name an array: an assignment to an element is no statement of a file. Source: Fortran 2018 §12.7.2 (R1222), §10.2.1.1; OpenMP 5.2 §1.4.1
program main
  implicit none
  integer :: wait(10), t(10), i
  t = 1
  !$omp parallel do !@ RACE
  do i = 1, 10
    wait(1) = t(i) !@ race(wait)
    t(i) = i
  end do
  print *, wait
end program main
