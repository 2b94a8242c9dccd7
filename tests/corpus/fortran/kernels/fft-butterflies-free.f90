! Claim: butterflies of one stage use pairs of elements that no other butterfly uses. Source: semantics.md §10
program butterflies
  implicit none
  integer :: i, a(0:15), t
  a = [(i, i = 0, 15)]
  !$omp parallel do private(t) !@ RACE_FREE
  do i = 0, 7
    t = a(2*i + 1)
    a(2*i + 1) = a(2*i) - t
    a(2*i) = a(2*i) + t
  end do
  print *, a
end program butterflies
