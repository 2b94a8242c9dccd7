! Claim: ior on a shared word reads and writes it. Source: semantics.md §10
program masks
  implicit none
  integer :: i, seen, w(12)
  w = [(mod(i, 5), i = 1, 12)]
  seen = 0
  !$omp parallel do private(i) shared(seen, w) !@ RACE
  do i = 1, 12
    seen = ior(seen, ishft(1, w(i))) !@ race(seen)
  end do
  print *, seen
end program masks
