! Claim: the second end of the edge is updated without an atomic. Source: semantics.md §6
program chain
  implicit none
  integer :: e, f(0:20)
  f = 0
  !$omp parallel do !@ RACE
  do e = 1, 20
    !$omp atomic
    f(e-1) = f(e-1) + e !@ race(f)
    f(e) = f(e) - e !@ race(f)
  end do
  print *, f
end program chain
