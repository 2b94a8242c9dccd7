! Claim: a plain loop in a callee is executed as a whole by each thread. Source: semantics.md §3
program orphan
  implicit none
  integer :: v(60)
  !$omp parallel !@ RACE witness T<=2
  call fill(60, v)
  !$omp end parallel
  print *, sum(v)
contains
  subroutine fill(n, x)
    integer, intent(in) :: n
    integer, intent(out) :: x(n)
    integer :: i
    do i = 1, n
      x(i) = i !@ race(x)
    end do
  end subroutine fill
end program orphan
