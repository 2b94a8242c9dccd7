! Claim: iand(i, 23) drops a bit. Source: Fortran 2018 §16.9; semantics.md §2
program iand_masks
  implicit none
  integer :: i
  integer :: q(0:31)
  q = 0
  !$OMP PARALLEL DO !@ RACE
  do i = 0, 31
    q(iand(i, 23)) = q(iand(i, 23)) + i !@ race(q)
  end do
  print *, q
end program iand_masks
