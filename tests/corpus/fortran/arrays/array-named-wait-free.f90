! Claim: wait may name an array, of which each iteration has an element of its own. Source: Fortran 2018 §12.7.2 (R1222), §10.2.1.1; OpenMP 5.2 §1.4.1
program main
  implicit none
  integer :: wait(10), t(10), i
  t = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    wait(i) = t(i)
    t(i) = i
  end do
  print *, wait
end program main
