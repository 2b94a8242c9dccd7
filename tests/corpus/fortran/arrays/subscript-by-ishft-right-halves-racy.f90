! Claim: ishft by -1 halves. Source: Fortran 2018 §16.9; semantics.md §2
program ishft_right_halves
  implicit none
  integer :: i
  integer :: acc(0:31)
  acc = 0
  !$OMP PARALLEL DO !@ RACE
  do i = 0, 31
    acc(ishft(i, -1)) = acc(ishft(i, -1)) + i !@ race(acc)
  end do
  print *, acc
end program ishft_right_halves
