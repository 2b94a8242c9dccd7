! Claim: colours of a mesh are done one after the other; cells of one colour share no node. Source: semantics.md §10
program colours
  implicit none
  integer :: c, e, node(0:20)
  node = 0
  !$omp parallel private(c) !@ RACE_FREE
  do c = 0, 1
    !$omp do
    do e = c, 19, 2
      node(e) = node(e) + 1
      node(e + 1) = node(e + 1) + 1
    end do
    !$omp end do
  end do
  !$omp end parallel
  print *, node
end program colours
