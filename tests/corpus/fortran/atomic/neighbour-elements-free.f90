! Claim: edges update both of their ends atomically. Source: OpenMP 5.2 §15.8.4; semantics.md §6
program chain
  implicit none
  integer :: e, f(0:20)
  f = 0
  !$omp parallel do !@ RACE_FREE
  do e = 1, 20
    !$omp atomic
    f(e-1) = f(e-1) + e
    !$omp atomic
    f(e) = f(e) - e
  end do
  print *, f
end program chain
