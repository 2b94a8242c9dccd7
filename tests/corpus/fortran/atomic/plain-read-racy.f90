! Claim: a plain read meets the atomic update. Source: OpenMP 5.2 §1.4.1; semantics.md §6. Output: depends on the team size
program counter
  implicit none
  integer :: i, n, seen(100)
  n = 0
  !$omp parallel do !@ RACE
  do i = 1, 100
    !$omp atomic update
    n = n + 1 !@ race(n)
    !$omp end atomic
    seen(i) = n !@ race(n)
  end do
  print *, n, size(seen)
end program counter
