! Claim: a recursive procedure of each thread on its own column. Source: Fortran 2018 §15.6.2.1; semantics.md §9
program halving
  implicit none
  integer :: j, c(16, 6)
  c = 1
  !$omp parallel do !@ RACE_FREE
  do j = 1, 6
    call add(c(:, j), 1, 16)
  end do
  print *, sum(c)
contains
  recursive subroutine add(v, lo, hi)
    integer, intent(inout) :: v(16)
    integer, intent(in) :: lo, hi
    if (lo == hi) then
      v(lo) = v(lo) + lo
    else
      call add(v, lo, (lo + hi) / 2)
      call add(v, (lo + hi) / 2 + 1, hi)
    end if
  end subroutine add
end program halving
