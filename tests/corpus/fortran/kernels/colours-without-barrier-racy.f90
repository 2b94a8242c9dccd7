! Claim: with nowait the colours run into each other. Source: semantics.md §4; OpenMP 5.2 §15.6
program colours
  implicit none
  integer :: c, e, node(0:20)
  node = 0
  !$omp parallel private(c) !@ RACE
  do c = 0, 1
    !$omp do
    do e = c, 19, 2
      node(e) = node(e) + 1 !@ race(node)
      node(e + 1) = node(e + 1) + 1 !@ race(node)
    end do
    !$omp end do nowait
  end do
  !$omp end parallel
  print *, node
end program colours
