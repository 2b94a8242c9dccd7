! Claim: rows from a quotient and columns from a remainder make one cell for each k. Source: semantics.md §2 (exact integer arithmetic)
program by_hand
  implicit none
  integer :: k, r, c, m(7, 5)
  !$omp parallel do private(r, c) !@ RACE_FREE
  do k = 0, 34
    r = mod(k, 7) + 1
    c = k / 7 + 1
    m(r, c) = k
  end do
  print *, sum(m), m(7, 5)
end program by_hand
