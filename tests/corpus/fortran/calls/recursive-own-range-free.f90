! Claim: a recursive procedure of each thread on its own column. Source: Fortran 2018 §15.6.2.1; semantics.md §9
program recursion
  implicit none
  integer :: j, c(16, 6)
  c = 1
  !$omp parallel do !@ RACE_FREE
  do j = 1, 6
    call add(c(:, j), 16)
  end do
  print *, sum(c)
contains
  recursive subroutine add(v, n)
    integer, intent(inout) :: v(16)
    integer, intent(in) :: n
    if (n < 1) return
    v(n) = v(n) + n
    call add(v, n - 1)
  end subroutine add
end program recursion
