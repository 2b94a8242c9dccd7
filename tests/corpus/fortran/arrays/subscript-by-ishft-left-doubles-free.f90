! Claim: ishft by 1 doubles. Source: Fortran 2018 §16.9; semantics.md §2
program ishft_left_doubles
  implicit none
  integer :: i
  integer :: v(0:62)
  v = 0
  !$omp parallel do default(shared) !@ RACE_FREE
  do i = 0, 31
    v(ishft(i, 1)) = v(ishft(i, 1)) + i
  end do
  print *, v
end program ishft_left_doubles
