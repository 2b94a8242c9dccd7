! Claim: a subscript by mod comes back after its modulus. Source: semantics.md §2 (exact integer arithmetic)
program buckets
  implicit none
  integer :: k, hits(0:7)
  hits = 0
  !$omp parallel do !@ RACE
  do k = 1, 80
    hits(mod(k, 8)) = hits(mod(k, 8)) + 1 !@ race(hits)
  end do
  print *, hits
end program buckets
