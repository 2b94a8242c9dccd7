! Claim: dim(i, 8) is 0 up to 8. Source: Fortran 2018 §16.9; semantics.md §2
program dim_is_zero
  implicit none
  integer :: i
  integer :: slot(0:20)
  slot = 0
  !$omp parallel do !@ RACE
  do i = 0, 20
    slot(dim(i, 8)) = slot(dim(i, 8)) + i !@ race(slot)
  end do
  print *, slot
end program dim_is_zero
