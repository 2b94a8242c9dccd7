! Claim: neither private nor a reduction makes a recurrence right. Source: semantics.md §10
program fix_none
  implicit none
  integer :: i, a(20)
  a = 1
  !$omp parallel do !@ RACE nofix(a: private) nofix(a: reduction)
  do i = 2, 20
    a(i) = a(i-1) + a(i) !@ race(a)
  end do
  print *, a(20)
end program fix_none
