! Claim: in a block of select rank an array of any rank has the block's rank, and elements of its own for each index. Source: Fortran 2018 §11.1.10
subroutine fill(a)
  implicit none
  real, intent(inout) :: a(..)
  integer :: i, k
  select rank (a)
  rank (0)
    a = 1
  rank (1)
    !$omp parallel do !@ RACE_FREE
    do i = 1, size(a)
      a(i) = i
    end do
  rank (2)
    !$omp parallel do private(k) !@ RACE_FREE
    do i = 1, size(a, 2)
      do k = 1, size(a, 1)
        a(k, i) = k
      end do
    end do
  rank default
    print *, 'no such array'
  end select
end subroutine
