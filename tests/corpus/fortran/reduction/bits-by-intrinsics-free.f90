! Claim: iand, ior and ieor are reduction identifiers. Source: OpenMP 5.2 §5.5.1
program masks
  implicit none
  integer :: i, common_bits, any_bits, diff, w(12)
  w = [(16 + i, i = 1, 12)]
  common_bits = -1
  any_bits = 0
  diff = 0
  !$omp parallel do reduction(iand:common_bits) reduction(ior:any_bits) & !@ RACE_FREE
  !$omp& reduction(ieor:diff)
  do i = 1, 12
    common_bits = iand(common_bits, w(i))
    any_bits = ior(any_bits, w(i))
    diff = ieor(diff, w(i))
  end do
  print *, common_bits, any_bits, diff
end program masks
