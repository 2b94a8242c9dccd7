! Claim: a variant whose condition holds where the procedure is called takes its place. Source: OpenMP 5.2 §7.5, §7.1
module m
  implicit none
  logical :: fast = .false.
  integer :: total = 0
contains
  subroutine racy(k)
    integer, intent(in) :: k
    total = total + k !@ race(total)
  end subroutine
  subroutine calm(k)
    integer, intent(in) :: k
    !$omp declare variant(racy) match(user={condition(fast)})
    !$omp atomic
    total = total + k
  end subroutine
end module
program p
  use m
  implicit none
  fast = .true.
  !$omp parallel !@ RACE
  call calm(1)
  !$omp end parallel
end program
