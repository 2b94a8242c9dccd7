! Claim: within -4 to 4 mod(i, 5) is i. Source: Fortran 2018 §16.9; semantics.md §2
program mod_of_negative_within_one_period
  implicit none
  integer :: i
  integer :: q(-4:4)
  q = 0
  !$omp parallel do schedule(dynamic) !@ RACE_FREE
  do i = -4, 4
    q(mod(i, 5)) = q(mod(i, 5)) + i
  end do
  print *, q
end program mod_of_negative_within_one_period
