! Claim: a shared logical that steers an iteration is overwritten by others. Source: OpenMP 5.2 §5.1.1; semantics.md §1
program spectrum
  implicit none
  logical :: inside
  integer :: i, n(20)
  n = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    inside = mod(i, 3) == 0 !@ race(inside)
    if (inside) then !@ race(inside)
      n(i) = 1
    end if
  end do
  print *, sum(n)
end program spectrum
